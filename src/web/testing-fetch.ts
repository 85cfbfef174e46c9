/** Refuses every fetch that a test does not answer itself. */
if (typeof window !== 'undefined')
  globalThis.fetch = (address) => Promise.reject(new Error(`${address} is asked for, which no test answers`));
