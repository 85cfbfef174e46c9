import fc from 'fast-check';

// a fixed seed, so that every run draws the same examples; PROPERTY_SEED=7 draws others
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export { fc };
