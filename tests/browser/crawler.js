// Finds broken text on a page, in every language. It runs inside the page, since requesting
// every text from outside would take far longer.
(() => {
  const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder'];
  const BROKEN = /\bundefined\b|\bNaN\b|\[object|\{\s*\$|\{\?\?\?\}|\bInfinity\b/;
  const KEY = /(?<![\w/.:-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w/:-])/g;

  let pending = 0;
  const ask = window.fetch;
  window.fetch = (...asked) => {
    pending++;
    return ask(...asked).finally(() => pending--);
  };

  const turn = () => new Promise((done) => setTimeout(done));

  async function speak(language) {
    const select = document.querySelector('#language');
    select.value = language;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    do await turn();
    while (pending || document.documentElement.lang !== language);
  }

  /** Everything that is shown or read aloud. */
  function texts() {
    const found = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll(ATTRIBUTES.map((one) => `[${one}]`).join())) {
      if (!element.checkVisibility()) continue;
      for (const name of ATTRIBUTES) found.push(element.getAttribute(name) ?? '');
    }
    for (const element of document.querySelectorAll('svg text, svg title, option, input')) {
      if (element.checkVisibility() || element.closest('select')?.checkVisibility())
        found.push(element.value ?? element.textContent);
    }
    return found;
  }

  function wrong(keys, beginnings) {
    const isKey = (word) =>
      keys.has(word) || beginnings.has(word.split('-').slice(0, 2).join('-'));
    const found = [];
    for (const line of new Set(texts().flatMap((text) => text.split('\n')))) {
      if (BROKEN.test(line) || (line.match(KEY) ?? []).some(isKey)) found.push(line.trim());
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide on ${innerWidth} px`);
    return found;
  }

  /** `[language, what]` for each broken text. */
  window.crawl = async (languages, keys) => {
    const known = new Set(keys);
    const beginnings = new Set(keys.map((key) => key.split('-').slice(0, 2).join('-')));
    const found = [];
    for (const language of languages) {
      if (language !== document.documentElement.lang) await speak(language);
      for (const what of wrong(known, beginnings)) found.push([language, what]);
    }
    return found;
  };
})();
