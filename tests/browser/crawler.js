// Finds broken text on a page, and what axe-core finds, in every language. It runs inside the page,
// since requesting every text from outside would take far longer.
(() => {
  const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'placeholder'];
  const BROKEN = /\bundefined\b|\bNaN\b|\[object|\{\s*\$|\{\?\?\?\}|\bInfinity\b/;
  const KEY = /(?<![\w/.:-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w/:-])/g;

  const keys = new Set(KEYS_OF_MESSAGES);
  const beginning = (word) => word.split('-').slice(0, 2).join('-');
  const beginnings = new Set([...keys].map(beginning));
  const isKey = (word) => keys.has(word) || beginnings.has(beginning(word));

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

  function wrong() {
    const found = [];
    for (const line of new Set(texts().flatMap((text) => text.split('\n')))) {
      if (BROKEN.test(line) || (line.match(KEY) ?? []).some(isKey)) found.push(line.trim());
    }
    return found;
  }

  const excess = () => document.documentElement.scrollWidth - innerWidth;
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  // Parts that measure themselves follow another width of the screen after some frames.
  async function tooWide() {
    for (let i = 0; i < 12 && excess() > 0; i++) await frame();
    return excess() > 0 ? [`${excess()} px too wide for ${innerWidth} px`] : [];
  }

  const BUT_CONTRASTS = { rules: { 'color-contrast': { enabled: false } } };

  async function violations(options) {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, ...options });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }

  /** `[language, what]` for each fault. axe-core takes longest, so it looks at some languages only. */
  window.crawl = async (languages, examined) => {
    const found = [];
    if (examined.length) for (let i = 0; i < 4; i++) await frame();
    for (const language of languages) {
      if (language !== document.documentElement.lang) await speak(language);
      const faults = [...wrong(), ...(await tooWide())];
      if (examined.includes(language)) faults.push(...(await violations(BUT_CONTRASTS)));
      for (const what of faults) found.push([language, what]);
    }
    return found;
  };

  /** `[theme, what]` for texts that are hard to read. The app's own settings change the theme. */
  window.contrast = async (themes) => {
    const sheet = new CSSStyleSheet();
    // A transition would take time, even with reduced motion.
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    const found = [];
    for (const theme of [...themes, 'auto']) {
      document.querySelector(`#settings input[value=${theme}]`).click();
      await turn();
      if (theme === 'auto') break;
      if (document.documentElement.dataset.theme !== theme) found.push([theme, 'cannot be chosen']);
      for (const what of await violations({ runOnly: ['color-contrast'] })) found.push([theme, what]);
    }
    document.adoptedStyleSheets = [];
    return found;
  };
})();
