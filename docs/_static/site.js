/** What the pages need before the theme's own scripts. It allows no inline script, and neither do we. */
(function () {
  // Where storage is forbidden, the theme forgets its colours but works.
  try {
    localStorage.getItem('mode');
  } catch {
    const kept = new Map();
    const storage = {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, String(value)),
      removeItem: (name) => void kept.delete(name),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, 'localStorage', { value: storage });
  }

  document.addEventListener('DOMContentLoaded', () => {
    if (location.pathname.startsWith('/docs/'))
      for (const link of document.querySelectorAll('.to-app')) link.hidden = false;
  });

  // The content policy allows no form to be sent: open the page of results instead.
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!form.matches('form.bd-search')) return;
    event.preventDefault();
    location.href = `${form.action}?${new URLSearchParams(new FormData(form))}`;
  });
})();
