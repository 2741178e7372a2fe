import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#bench/shop.ts';
import { type Member, Node } from './node.ts';
import { postgresBinaries, program } from './packages.ts';
import { eventually, fillIn, folder, type Program, type Programs, write } from './programs.ts';

export const host = '127.0.0.1';

/** Three PostgreSQL under Patroni, three etcd, HAProxy to the primary, PgBouncer before it. */
export interface Cluster {
  nodes: Node[];
  etcd: { members: Etcd[] /** The one that leads the others. */; leader(): Promise<Etcd> };
  /** Through PgBouncer, through HAProxy alone, and each node by itself. */
  urls: { pooled: string; direct: string; nodes: string[] };
  /** As Patroni says; throws where no node answers. */
  members(): Promise<Member[]>;
  /** The node of a role. */
  find(role: Member['role']): Promise<Node>;
  /** Waits until there are one leader and two replicas that follow it. */
  untilWhole(): Promise<void>;
  /** Has another node lead, in good order. */
  switchOver(from: Node): Promise<void>;
  stop(): Promise<void>;
}

export interface Etcd {
  name: string;
  client: string;
  program: Program;
  restart(): void;
}

const names = ['n1', 'n2', 'n3'];
const password = () => randomBytes(12).toString('hex');

/** So many different free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

export async function startCluster(
  programs: Programs,
  directory: string,
  { synchronous, shopsPort, shops }: { synchronous: boolean; shopsPort: number; shops: number[] },
): Promise<Cluster> {
  const etcd = await startEtcd(programs, directory);
  const [admin, replication, shop] = [password(), password(), password()];
  const ports = await freePorts(8);
  const [primaryPort = 0, poolerPort = 0] = ports.slice(6);
  const nodes = names.map((name, n) => {
    const place = folder(directory, name);
    const values = {
      NODE: name,
      HOST: host,
      PORT: ports[n] ?? 0,
      REST_PORT: ports[n + 3] ?? 0,
      ETCD: etcd.map(({ client }) => client).join(','),
      DIRECTORY: place,
      BINARIES: postgresBinaries() ?? '',
      CLIENTS: `${host}/32`,
      SYNCHRONOUS: String(synchronous),
      ADMIN_PASSWORD: admin,
      REPLICATION_PASSWORD: replication,
    };
    fillIn('patroni.yml', values, place);
    const [address, rest] = [`${host}:${values.PORT}`, `${host}:${values.REST_PORT}`];
    return new Node({ name, address, rest, directory: place }, programs);
  });

  const around = folder(directory, 'around');
  const [replicasPort = 0] = await freePorts(1);
  const haproxy = fillIn(
    'haproxy.cfg',
    {
      HOST: host,
      PRIMARY_PORT: primaryPort,
      REPLICAS_PORT: replicasPort,
      SHOPS_PORT: shopsPort,
      ...Object.fromEntries(nodes.map(({ address }, n) => [`N${n + 1}`, address])),
      ...Object.fromEntries(nodes.map((_, n) => [`N${n + 1}_REST`, ports[n + 3] ?? 0])),
      ...Object.fromEntries(shops.map((port, n) => [`SHOP${n + 1}`, `${host}:${port}`])),
    },
    around,
  );
  const users = write(join(around, 'userlist.txt'), `"hopup" "${shop}"\n`);
  const pooler = { HOST: host, PRIMARY_PORT: primaryPort, POOLER_PORT: poolerPort, USERS: users };
  const bouncer = fillIn('pgbouncer.ini', pooler, around);
  programs.start('haproxy', program('haproxy'), ['-f', haproxy], around);
  programs.start('pgbouncer', program('pgbouncer'), [bouncer], around);

  const url = (at: string) => `postgres://hopup:${shop}@${at}/hopup`;
  const cluster: Cluster = {
    nodes,
    etcd: {
      members: etcd,
      async leader() {
        for (const member of etcd) if (await leads(member)) return member;
        throw new Error('no etcd leads');
      },
    },
    urls: {
      pooled: url(`${host}:${poolerPort}`),
      direct: url(`${host}:${primaryPort}`),
      nodes: nodes.map(({ address }) => url(address)),
    },
    members: () => Promise.any(nodes.map((node) => node.members())),
    async find(role) {
      const found = (await cluster.members()).find((member) => member.role === role);
      const node = nodes.find(({ name }) => name === found?.name);
      if (!node) throw new Error(`no node is ${role}`);
      return node;
    },
    untilWhole: () =>
      eventually('three nodes follow each other', async () => isWhole(await cluster.members(), synchronous)),
    async switchOver({ name, rest }) {
      // What `patronictl switchover` asks.
      const body = JSON.stringify({ leader: name });
      const answer = await fetch(`http://${rest}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`the switchover was refused: ${await answer.text()}`);
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
  await cluster.untilWhole();
  await makeDatabase(`postgres://postgres:${admin}@${host}:${primaryPort}/postgres`, shop);
  return cluster;
}

const isWhole = (members: Member[], synchronous: boolean): boolean =>
  members.length === names.length &&
  members.every(({ state, lag }) => ['running', 'streaming'].includes(state) && (lag ?? 0) === 0) &&
  members.filter(({ role }) => role === 'leader').length === 1 &&
  new Set(members.map(({ timeline }) => timeline)).size === 1 &&
  members.some(({ role }) => role === 'sync_standby') === synchronous;

async function makeDatabase(url: string, password: string): Promise<void> {
  await eventually('HAProxy leads to the primary', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(`create role hopup login password '${password}'`);
      await client.query('create database hopup owner hopup');
      return true;
    } finally {
      await client.end();
    }
  });
}

async function startEtcd(programs: Programs, directory: string): Promise<Etcd[]> {
  const ports = await freePorts(6);
  const members = names.map((name, n) => `${name}=http://${host}:${ports[n + 3]}`).join(',');
  return names.map((name, n) => {
    const place = folder(directory, `etcd-${name}`);
    const CLIENT_PORT = ports[n] ?? 0;
    const values = { NODE: name, HOST: host, CLIENT_PORT, PEER_PORT: ports[n + 3] ?? 0 };
    const file = fillIn('etcd.yml', { ...values, DIRECTORY: folder(place, 'data'), MEMBERS: members }, place);
    const start = () =>
      programs.start(`etcd-${name}`, program('etcd-server'), ['--config-file', file], place);
    const etcd: Etcd = {
      name,
      client: `${host}:${CLIENT_PORT}`,
      program: start(),
      restart() {
        etcd.program = start();
      },
    };
    return etcd;
  });
}

async function leads({ client }: Etcd): Promise<boolean> {
  const asked = fetch(`http://${client}/v2/stats/self`);
  const stats = await asked.then((answer) => answer.json()).catch(() => undefined);
  return (stats as { state: string } | undefined)?.state === 'StateLeader';
}
