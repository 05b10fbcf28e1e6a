/** The texts that Fair Play comes from, in the order of the lessons. */
export const ARTICLES = ['nim', 'resta', 'zero', 'mod3'];

/** Where to read more about one. */
export const SITES: Partial<Record<string, string>> = { mod3: 'http://mod3sumz.com' };
