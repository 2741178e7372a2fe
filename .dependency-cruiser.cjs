// Arrows only downwards: web, server, emails -> contract, shop, wording -> database.
const ours = '^(contract|wording|shop|database|server|web|emails|sandbox|demo|scripts|bench|tests)/';
const runtime = '^(contract|wording|shop|database|server|web|emails|sandbox|demo)/';
const test = '(\\.(test|spec)\\.tsx?|\\.process\\.ts|[./]fixture\\.ts)$';

/** A rule that a folder's files import nothing of ours but what lies in itself and in the folders that it may know. */
function knowsOnly(folder, may) {
  return {
    name:
      may.length > 0
        ? `${folder} may know only ${may.join(', ')}`
        : `${folder} may know nothing else of ours`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: test },
    to: {
      path: ours,
      pathNot: [folder, ...may].map((name) => (name.includes('.') ? `^${name}$` : `^${name}/`)),
    },
  };
}

/** A folder of shop may know those that stand before it, and the files of shop itself: no circle. */
const shopFolders = [
  'person',
  'delivery',
  'pricing',
  'images',
  'messages',
  'newsletter',
  'catalogue',
  'stock',
  'stock-requests',
  'reviews',
  'accounts',
  'staff',
  'coupons',
  'payments',
  'orders',
  'recalls',
  'statistics',
];

function knowsOnlyEarlier(folder, at) {
  return {
    name: `shop/${folder} knows no ${shopFolders.slice(at + 1).join(', ') || 'other'}`,
    severity: 'error',
    from: { path: `^shop/${folder}/`, pathNot: test },
    to: { path: '^shop/[^/]+/', pathNot: shopFolders.slice(0, at + 1).map((name) => `^shop/${name}/`) },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    knowsOnly('wording', []),
    knowsOnly('database', []),
    knowsOnly('contract', ['wording', 'shop', 'database']),
    knowsOnly('shop', ['wording', 'database']),
    ...shopFolders.map(knowsOnlyEarlier),
    knowsOnly('emails', ['contract', 'shop', 'wording']),
    knowsOnly('web', ['contract', 'shop', 'wording', 'database/enums.ts']),
    knowsOnly('sandbox', ['wording']),
    knowsOnly('demo', ['contract', 'shop', 'wording', 'database']),
    {
      name: 'nobody reaches up into server, web or scripts',
      comment: 'Only the server puts the parts together, and only commands and tests know the server.',
      severity: 'error',
      from: { path: '^(contract|wording|shop|database|emails|sandbox|demo)/', pathNot: test },
      to: { path: '^(server|web|scripts|bench|tests)/' },
    },
    {
      name: 'contract takes only types from shop, and enumerations from database',
      comment:
        'It is read by the browser too. What goes over the wire is written out from what the shop answers.',
      severity: 'error',
      from: { path: '^contract/', pathNot: test },
      to: {
        path: '^(shop|database)/',
        pathNot:
          '^(shop/pricing/|shop/delivery/hazardous\\.ts$|shop/catalogue/(tiers|unit-price|limits|attributes/attribute|search/words)\\.ts$|shop/orders/(status|return-rules|carriers|rights|order-dates|take-back-until|expected-delivery)|shop/messages/(template-text|reference)\\.ts$|shop/reviews/public-name\\.ts$|database/enums\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the embedded database has one door',
      comment: 'How PostgreSQL is run is nobody else’s business: start.ts says what can be asked of it.',
      severity: 'error',
      from: { path: ours, pathNot: '^database/embedded/' },
      to: { path: '^database/embedded/', pathNot: '^database/embedded/start\\.ts$' },
    },
    {
      name: 'contract needs only zod',
      severity: 'error',
      from: { path: '^contract/', pathNot: test },
      to: { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    },
    {
      name: 'shop knows no HTTP and no screens',
      severity: 'error',
      from: { path: '^shop/', pathNot: test },
      to: {
        path: '^node_modules/(@?hono|@?react|react-dom|react-router|@react-router|@react-email|@base-ui)/',
      },
    },
    {
      name: 'server: routes, app and start know the other rooms, and are known by none',
      severity: 'error',
      from: { path: '^server/(http|cache|adapters|metrics|tracing)/', pathNot: test },
      to: { path: '^server/(routes/|boot/|app|start|main)' },
    },
    {
      name: 'other programs are spoken to by adapters alone',
      comment: 'The shop says what it needs in its own words (shop/payments/provider.ts, shop/shop.ts).',
      severity: 'error',
      from: { path: runtime, pathNot: [test, '^server/adapters/', '^sandbox/'] },
      to: { path: '^node_modules/(stripe|nodemailer|@aws-sdk)/' },
    },
    {
      name: 'traces are made by server/tracing alone, which is loaded where they are wanted',
      severity: 'error',
      from: { path: runtime, pathNot: [test, '^server/tracing/(open-telemetry|sampler)\\.ts$'] },
      to: {
        path: ['^node_modules/@opentelemetry/', '^server/tracing/(open-telemetry|sampler)\\.ts$'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'no circle of imports',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no page of web knows another page: what they share is in parts, basket, lists and layout',
      severity: 'error',
      from: { path: '^web/(storefront|dashboard)/([^/]+)/', pathNot: test },
      to: {
        path: '^web/(storefront|dashboard)/[^/]+/',
        pathNot: '^web/($1/$2|storefront/(parts|basket|layout)|dashboard/(parts|lists|layout|session))/',
      },
    },
    {
      name: 'what runs needs no development package',
      comment:
        'web/routes.ts is read by the build alone; demo/drawing drew the pictures that lie in demo/pictures.',
      severity: 'error',
      from: { path: runtime, pathNot: [test, '^web/routes\\.ts$', '^demo/drawing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every import is found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^build/', '^data/', '\\.react-router/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
