/** Nothing is fetched in a test but what the test itself answers. */
if (typeof window !== 'undefined')
  globalThis.fetch = (address) => Promise.reject(new Error(`${address} is asked for, which no test answers`));
