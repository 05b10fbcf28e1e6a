import { expect, test } from 'vitest';
import { hosted } from './styles';

test('what a page says of its root is said of the host', () => {
  const page =
    ":root{--a:1}:root[data-theme='dark']{--a:2}:root:not([data-theme]){--a:3}p{margin:0}";
  expect(hosted(page)).toBe(
    ":host{--a:1}:host([data-theme='dark']){--a:2}:host(:not([data-theme])){--a:3}p{margin:0}",
  );
});

test('what is said of the page alone goes', () => {
  expect(hosted('html{font-size:16px}a{color:red}body{margin:0}b{margin:0}')).toBe(
    'a{color:red}b{margin:0}',
  );
});
