/** A test says what is answered: what it does not, nobody is asked for. */
if (typeof window !== 'undefined')
  globalThis.fetch = (address) => Promise.reject(new Error(`${address} is asked for, which no test answers`));
