/** Search, filter and sort the table of octal codes. Without this script the table is simply there. */
(() => {
  'use strict';
  const box = document.querySelector('.codes');
  if (!box) return;
  const body = box.querySelector('tbody');
  const rows = [...body.rows].map((row) => ({
    row,
    cells: [...row.cells].map((cell) => cell.textContent.trim()),
  }));
  const PROOF = 3;
  const SAME = 7;
  const isOpen = (cells) => cells[PROOF].startsWith('none below');
  const isBeyond = (cells) => cells[PROOF].includes('beyond');
  const FILTERS = {
    'All codes': () => true,
    'Proved within the limits': (cells) => !isOpen(cells),
    'Open within the limits': isOpen,
    'Known beyond the limits': isBeyond,
    'Open as far as we know': (cells) => isOpen(cells) && !isBeyond(cells),
    'One code of each sequence': (cells) => cells[SAME] === '',
  };

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const text = make('input', {
    id: 'codes-find',
    type: 'search',
    autocomplete: 'off',
    spellcheck: false,
    placeholder: '0.77 or 4.?3?',
  });
  const choice = make('select', { id: 'codes-show' }, ...Object.keys(FILTERS).map((name) => make('option', {}, name)));
  const told = make('p', { role: 'status' });
  box.before(
    make(
      'div',
      { className: 'codes-search' },
      make('div', {}, make('label', { htmlFor: text.id }, 'Code (? is any digit)'), text),
      make('div', {}, make('label', { htmlFor: choice.id }, 'Show'), choice),
      told,
    ),
  );

  /** What is typed is the beginning of a code, or a part of it if it has no point. */
  const pattern = (typed) => {
    const digits = typed.trim().replace(',', '.').replace(/^\./, '0.');
    const source = digits.replace(/[^0-7?]/g, (sign) => (sign === '.' ? '\\.' : '(?!)')).replaceAll('?', '[0-7]');
    return new RegExp(digits.includes('.') ? `^${source}` : source);
  };

  const show = () => {
    const wanted = pattern(text.value);
    const fits = FILTERS[choice.value];
    let count = 0;
    for (const { row, cells } of rows) {
      row.hidden = !(wanted.test(cells[0]) && fits(cells));
      count += row.hidden ? 0 : 1;
    }
    told.textContent = count === 0 ? 'No code fits.' : `${count} of ${rows.length} codes`;
  };
  text.addEventListener('input', show);
  choice.addEventListener('change', show);

  const heads = [...box.querySelectorAll('thead th')];
  /** Empty cells come last in either order. */
  const sort = (column, up) => {
    const isNumber = heads[column].classList.contains('n');
    const key = ({ cells }) => (isNumber ? Number(cells[column].replaceAll(',', '')) : cells[column]);
    const sign = up ? 1 : -1;
    const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
    rows.sort((a, b) => {
      const empty = (a.cells[column] === '') - (b.cells[column] === '');
      return empty || sign * order(key(a), key(b)) || order(a.cells[0], b.cells[0]);
    });
    body.append(...rows.map(({ row }) => row));
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[column].setAttribute('aria-sort', up ? 'ascending' : 'descending');
  };
  heads.forEach((head, column) => {
    const button = make('button', { type: 'button' }, head.textContent.trim());
    button.addEventListener('click', () => sort(column, head.getAttribute('aria-sort') !== 'ascending'));
    head.replaceChildren(button);
  });
  show();
})();
