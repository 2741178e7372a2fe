import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { calls } from '#contract/calls.ts';
import { backupStamps, backupsOf } from '#database/backup/files.ts';
import { isShared } from '#server/cache/front.ts';
import { readConfig } from '#server/config.ts';
import routes from '#web/routes.ts';
import { builtShop, builtShopAllocator } from '../scripts/build.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const shopPort = String(readConfig({}).PORT);

/** Every name that the shop reads from its environment. */
const variables = new Set(
  [...read('server/config.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
);

/** What others than the shop read: compose, Caddy, the allocator, restic. */
const ofOthers = new Set(['POSTGRES_PASSWORD', ...Object.keys(builtShopAllocator)]);
const isKnown = (name: string) => variables.has(name) || ofOthers.has(name);

test('.env.example names every variable, and none that nobody reads', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
  expect([...variables].filter((name) => !named.includes(name ?? ''))).toEqual([]);
});

test('the image starts the shop as npm start does, and is asked where the shop answers', () => {
  const file = read('deploy/Dockerfile');
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(file) ?? [];
  expect(JSON.parse(command)).toEqual([
    'node',
    ...builtShop.map((part) => part.replace(`${process.cwd()}/`, '')),
  ]);
  const [, set = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(file) ?? [];
  const given = Object.fromEntries([...set.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
  expect(given).toMatchObject(builtShopAllocator);
  expect(Object.keys(given).filter((name) => !isKnown(name))).toEqual([]);
  expect(() => readConfig({ ...given, ALLOW_SANDBOX: '1' })).not.toThrow();
  expect(given.PORT).toBe(shopPort);
  // One that is taken for ill is ended by some: the database's absence is no illness of this one.
  expect(file).toMatch(/^HEALTHCHECK [\s\S]*\/readyz\?exclude=database`/m);
  expect(file).toMatch(/^USER [1-9]/m);
  for (const [, folder] of read('deploy/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm))
    expect(globSync(folder ?? ''), folder).toHaveLength(1);
});

test('compose gives the shop what it reads', () => {
  const { services } = parse(read('deploy/compose.yaml'));
  expect(Object.keys(services.shop.environment).filter((name) => !isKnown(name))).toEqual([]);
  expect(services.caddy.environment.SHOP_UPSTREAM).toBe(`shop:${services.shop.environment.PORT}`);
  expect(services.postgres.environment.POSTGRES_PASSWORD).toContain('POSTGRES_PASSWORD');
});

test('Kubernetes gives the shop what it reads, and asks where it answers', () => {
  const objects = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => {
      expect(document.errors, file).toEqual([]);
      return document.toJS();
    }),
  );
  const of = (kind: string, name = 'hopup') =>
    objects.find((object) => object.kind === kind && object.metadata.name === name);
  const given = { ...of('ConfigMap').data, ...of('Secret').stringData };
  expect(Object.keys(given).filter((name) => !isKnown(name))).toEqual([]);
  expect(() => readConfig({ ...given, NODE_ENV: 'production' })).not.toThrow();
  const { spec } = of('Deployment');
  const [shop] = spec.template.spec.containers;
  expect(String(shop.ports[0].containerPort)).toBe(shopPort);
  const health = read('server/routes/health.ts');
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    expect(health).toContain(`'${shop[probe].httpGet.path.split('?')[0]}'`);
  // While the database is away it is so for all pods: a service with none of them left could not even say so.
  expect(shop.readinessProbe.httpGet.path).toBe('/readyz?exclude=database');
  const [backup, ...restic] = containersOf(of('CronJob', 'hopup-backup').spec.jobTemplate.spec);
  for (const container of [containersOf(of('Job', 'hopup-migrate').spec)[0], backup]) {
    expect(container).toMatchObject({ image: shop.image, envFrom: shop.envFrom });
    for (const script of container?.command.slice(1) ?? []) expect(globSync(script), script).toHaveLength(1);
  }
  // As on a machine: what restic is told stands in the unit too.
  const unit = read('deploy/hopup-backup.service');
  const folder = backupsOf({ DATA_DIR: '/data' });
  expect(
    restic.map(({ args }) => args.join(' ').replace(folder, backupsOf({ DATA_DIR: '/var/lib/hopup' }))),
  ).toEqual([...unit.matchAll(/^ExecStart=\/usr\/bin\/restic (.*)$/gm)].map(([, args]) => args));
  const secrets = Object.keys(of('Secret', 'hopup-backup').stringData);
  expect(secrets.filter((name) => !/^(RESTIC|AWS)_/.test(name))).toEqual([]);
  for (const object of [of('Service').spec, of('PodDisruptionBudget').spec.selector])
    expect(object.selector ?? object.matchLabels).toEqual(spec.template.metadata.labels);
  expect(of('PodDisruptionBudget').spec.minAvailable).toBeLessThan(spec.replicas);
});

interface Container {
  image: string;
  envFrom: object[];
  command: string[];
  args: string[];
}

/** The containers of a job's pods, in the order that they run in. */
const containersOf = ({
  template: { spec },
}: {
  template: { spec: { initContainers?: Container[]; containers: Container[] } };
}): Container[] => [...(spec.initContainers ?? []), ...spec.containers];

test('with compose the nightly backup is the unit’s, in the volume of the shop’s container', () => {
  const script = read('deploy/compose-backup');
  const unit = read('deploy/hopup-backup.service');
  const compose = parse(read('deploy/compose.yaml'));
  const [volume = '', folder = ''] = compose.services.shop.volumes[0].split(':');
  expect(compose.services.shop.environment.DATA_DIR).toBe(folder);
  expect(Object.keys(compose.volumes)).toContain(volume);
  expect(script).toContain(
    `docker volume inspect --format '{{.Mountpoint}}' ${compose.name}_${volume})/backups"`,
  );
  expect(script).toContain(`touch "$backups/${backupStamps.copied}"`);
  const [, made = '', forgotten = ''] =
    /(scripts\/backup\.ts .*)\n[\s\S]*\/usr\/bin\/(restic forget .*)\n/.exec(unit) ?? [];
  for (const line of [made, forgotten])
    expect(script.split('\n').map((one) => one.slice(-line.length))).toContain(line);
  expect(spawnSync('sh', ['-n', 'deploy/compose-backup']).status).toBe(0);
});

test('proxies and units agree on ports and folders', () => {
  const [caddy, nginx, unit, backup, command] = [
    ...['Caddyfile', 'nginx.conf', 'hopup.service', 'hopup-backup.service', 'hopup'].map((file) =>
      read(`deploy/${file}`),
    ),
  ] as [string, string, string, string, string];
  for (const proxy of [caddy, nginx]) expect(proxy).toContain(`127.0.0.1:${shopPort}`);
  for (const file of [caddy, nginx, unit]) expect(file).toContain('/var/www/hopup');
  for (const file of [unit, backup, command]) {
    expect(file).toContain('/srv/hopup');
    expect(file).toContain('/etc/hopup.env');
    for (const [, name = ''] of file.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)) {
      if (name !== 'RESTIC_CACHE_DIR') expect(variables, name).toContain(name);
    }
    for (const [path] of file.matchAll(/scripts\/[\w-]+\.m?[jt]s/g))
      expect(globSync(path), path).toHaveLength(1);
  }
});

test('both proxies wait as long for a shop that is restarted', () => {
  const [caddy, nginx] = [read('deploy/Caddyfile'), read('deploy/nginx.conf')];
  const [, waits] = /lb_try_duration (\d+)s/.exec(caddy) ?? [];
  const [, times] = /\{0,(\d)\}/.exec(nginx) ?? [];
  const [, seconds] = /auth_delay (\d+)s/.exec(nginx) ?? [];
  // The first look, and so many more; nginx allows ten leaps in all, two for each.
  expect((Number(times) + 1) * Number(seconds)).toBe(Number(waits));
  expect(Number(times)).toBeLessThan(4);
});

test('no proxy passes on what a visitor says of traces', () => {
  const drops: [file: string, drop: (header: string) => RegExp][] = [
    ['Caddyfile', (header) => new RegExp(`^\\theader_up -${header}$`, 'im')],
    ['nginx.conf', (header) => new RegExp(`^ {4}proxy_set_header ${header} "";$`, 'im')],
    ['ha/nginx.conf', (header) => new RegExp(`^ {6}proxy_set_header ${header} "";$`, 'im')],
    ['varnish.vcl', (header) => new RegExp(`^ {2}unset req\\.http\\.${header};$`, 'im')],
    // A controller is not ours to set: it is said where it is.
    ['kubernetes/shop.yaml', (header) => new RegExp(`^ +#.*\\b${header}\\b`, 'im')],
  ];
  for (const [file, drop] of drops)
    for (const header of ['traceparent', 'tracestate']) expect(read(`deploy/${file}`)).toMatch(drop(header));
  // In a place of its own, nginx forgets what is said above it.
  expect(read('deploy/nginx.conf').match(/^ {5,}proxy_set_header/gm)).toBeNull();
});

test('the nightly backup leaves word once it is elsewhere, and keeps as many nights there as a folder does', () => {
  const unit = read('deploy/hopup-backup.service');
  const { DATA_DIR = '' } = Object.fromEntries(
    [...unit.matchAll(/\b(\w+)=(\/\S+)/g)].map(([, name, value]) => [name, value]),
  );
  const folder = backupsOf({ DATA_DIR });
  const steps = [...unit.matchAll(/^ExecStart=(.*)$/gm)].map(([, step = '']) => step);
  const [made, copied, stamped, forgotten] = steps;
  expect(made).toContain('scripts/backup.ts');
  expect(copied).toMatch(new RegExp(`^/usr/bin/restic backup .*${folder}$`));
  expect(stamped).toBe(`/usr/bin/touch ${folder}/${backupStamps.copied}`);
  const [, nights = ''] = /--keep-daily (\d+)/.exec(forgotten ?? '') ?? [];
  expect(read('scripts/backup.ts')).toContain(`default: '${nights}'`);
  expect(read('docs/operations.md')).toContain(`\n${nights} nights are kept`);
});

test('each alarm is mailed to somebody, and silent only while another that there is says why', () => {
  const { route, receivers, inhibit_rules } = parse(read('deploy/prometheus/alertmanager.yml'));
  const { groups } = parse(read('deploy/prometheus/alarms.yml'));
  const rules: { alert: string; labels: { severity: string } }[] = groups.flatMap(
    (group: { rules: object[] }) => group.rules,
  );
  const mailed = receivers.filter(
    ({ email_configs: [mail] }: { email_configs: { to: string }[] }) => mail?.to,
  );
  expect(mailed.map(({ name }: { name: string }) => name)).toEqual(['at-once', 'gathered']);
  expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(new Set(['critical', 'warning']));
  expect(route.receiver).toBe('gathered');
  expect(route.routes).toMatchObject([
    { matchers: ['severity="critical"'], receiver: 'at-once', group_wait: '0s' },
  ]);
  const alarms = new Map(rules.map(({ alert, labels }) => [alert, labels.severity]));
  const namesIn = (matchers: string[]) => matchers.flatMap((matcher) => matcher.match(/Hopup\w+/g) ?? []);
  for (const { source_matchers, target_matchers } of inhibit_rules) {
    const [source = '', ...others] = namesIn(source_matchers);
    expect(others).toEqual([]);
    // A warning comes late: it must keep nobody from being told at once.
    expect(alarms.get(source)).toBe('critical');
    for (const name of namesIn(target_matchers)) expect([...alarms.keys()]).toContain(name);
    expect(namesIn(target_matchers)).not.toContain(source);
  }
  const { alerting, rule_files } = parse(read('deploy/prometheus/prometheus.yml'));
  expect(alerting.alertmanagers[0].static_configs[0].targets).toEqual(['127.0.0.1:9093']);
  expect(rule_files).toEqual(['alarms.yml']);
});

test('Varnish looks up what is the same for everybody and nothing else, by names that the shop gives', () => {
  const vcl = read('deploy/varnish.vcl');
  expect(vcl).toContain(`.port = "${shopPort}"`);
  for (const [, name = ''] of vcl.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g))
    expect(variables, name).toContain(name);
  const [, lookedUp = ''] = /if \(req\.url !~ "(.+)"\)/.exec(vcl) ?? [];
  const isLookedUp = (path: string) => new RegExp(lookedUp).test(path);
  const pages = patternsOf(routes).filter((pattern) => pattern !== '/*');
  expect(pages.length).toBeGreaterThan(50);
  const addressOf = (pattern: string) => pattern.replaceAll(/:\w+\??/g, 'abcde');
  const asData = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);
  for (const pattern of pages) {
    const path = addressOf(pattern);
    for (const address of [path, `${path}?f=1`, asData(path), `${asData(path)}?_routes=x`])
      expect(isLookedUp(address), address).toBe(isShared(pattern));
  }
  // What is posted is never looked up.
  expect(vcl).toMatch(/if \(req\.method != "GET" && req\.method != "HEAD"\) \{\s+return \(pass\);/);
  for (const { path, method } of calls) if (method === 'GET') expect(isLookedUp(path), path).toBe(false);
  for (const path of [
    '/metrics',
    '/healthz',
    '/readyz',
    '/dev/mail',
    '/sw.js',
    '/openapi.json',
    '/webhooks/stripe',
    '/shop',
    '/cart/images/',
    '/compared',
    '/dashboard/x/product/y',
  ])
    expect(isLookedUp(path), path).toBe(false);
  for (const path of [
    '/images/160/abc.webp',
    '/assets/a.js',
    '/share/home.jpg',
    '/sitemap.xml',
    '/robots.txt',
    '/icon-192.png',
    '/feeds/google.xml',
  ])
    expect(isLookedUp(path), path).toBe(true);
});

/** The addresses of all pages: '/product/:id/:slug?'. */
function patternsOf(entries: RouteConfigEntry[], under = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${under}/${path}` : under;
    return [...(path || index ? [own || '/'] : []), ...patternsOf(children, own)];
  });
}

test('the papers name commands, files and variables that there are', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const file of ['docs/going-live.md', 'docs/operations.md', 'docs/scaling.md', 'README.md']) {
    const paper = read(file);
    for (const [, name = ''] of paper.matchAll(/npm run (?:--silent )?([a-z-]+)/g))
      expect(scripts, `${file}: npm run ${name}`).toHaveProperty(name);
    for (const [, name = ''] of paper.matchAll(/^ *(?:cp|install|sed) .*?(deploy\/[\w./-]+)/gm))
      expect(globSync(name), `${file}: ${name}`).toHaveLength(1);
  }
  const going = read('docs/going-live.md');
  for (const [, name = ''] of going.matchAll(/^ {4}([A-Z][A-Z0-9_]+)=/gm))
    expect(isKnown(name) || /^(RESTIC|AWS)_/.test(name), name).toBe(true);
  for (const [, name = ''] of going.matchAll(/\bhopup (doctor|order|staff|backup|restore|migrate|seed)\b/g))
    expect(globSync(`scripts/${name}.ts`)).toHaveLength(1);
});
