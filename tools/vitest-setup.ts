import fc from 'fast-check';

// The same examples on every run, so that a failure is never a matter of luck; another seed looks at others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
