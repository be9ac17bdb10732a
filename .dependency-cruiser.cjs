/** Which package may import which: geometry <- engine <- rules <- content <- {army, odds} <- {bots, session} <- apps. */
const allowed = {
  geometry: [],
  engine: ['geometry'],
  'rules-11e': ['geometry', 'engine'],
  'rules-10e': ['geometry', 'engine', 'rules-11e'],
  content: ['geometry', 'engine', 'rules-11e'],
  army: ['geometry', 'engine', 'rules-11e', 'content'],
  odds: ['geometry', 'engine', 'rules-11e', 'rules-10e', 'content'],
  bots: ['geometry', 'engine', 'rules-11e', 'content', 'army', 'odds'],
  session: ['geometry', 'engine', 'rules-11e', 'content', 'army', 'odds'],
  text: ['geometry', 'engine', 'rules-11e', 'content', 'army', 'odds', 'session'],
  protocol: ['geometry', 'engine', 'rules-11e', 'content', 'army', 'odds', 'session', 'text'],
};

/** These two write sentences and wire forms of what others decide: they see types, never code. */
const typesOnly = ['text', 'protocol'];

const direction = Object.entries(allowed).map(([name, targets]) => ({
  name: `direction-${name}`,
  comment: `${name} may import only ${targets.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/(src|node|tools)/`, pathNot: '[.]test[.]ts$' },
  to: { path: '^(packages|apps|tools)/', pathNot: `^packages/(${[name, ...targets].join('|')})/` },
}));

const seesTypes = typesOnly.map((name) => ({
  name: `types-only-${name}`,
  comment: `${name} uses import type for every other package.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: '[.]test[.]ts$' },
  to: { path: '^packages/', pathNot: `^packages/${name}/`, dependencyTypesNot: ['type-only'] },
}));

module.exports = {
  forbidden: [
    ...direction,
    ...seesTypes,
    {
      name: 'no-cycle',
      comment:
        'No file imports itself by a detour. Imports of types alone do not count: they are gone when the program runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-reaching-in',
      comment: 'Another package is imported by its name, so that its exports are its whole surface.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/src/' },
      to: { path: '^(packages|apps)/', pathNot: '^(packages|apps)/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-node-in-pure-packages',
      comment: 'The pure packages run in a browser and replay everywhere: no file system, no process.',
      severity: 'error',
      from: { path: `^packages/(${Object.keys(allowed).join('|')})/src/`, pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'resolvable',
      comment: 'Every import resolves, and to a package that the importing package.json lists.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'listed-in-package-json',
      comment: 'A package imports only what its own package.json lists.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|out|coverage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
