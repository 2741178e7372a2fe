import { setTimeout as pause } from 'node:timers/promises';
import type { Node } from './node.ts';
import { eventually } from './programs.ts';
import type { Stack } from './stack.ts';

/** Something that goes wrong, and is put right again. */
export interface Scenario {
  name: string;
  what: string;
  /** Done when the blow is undone; all need not be well yet. */
  strike(stack: Stack): Promise<void>;
}

export const scenarios: Scenario[] = [
  {
    name: 'nothing',
    what: 'nothing, for 15 s',
    strike: () => pause(15_000),
  },
  {
    name: 'primary',
    what: 'the primary’s machine is killed (kill -9 of PostgreSQL and Patroni)',
    async strike(stack) {
      const node = await stack.cluster.find('leader');
      node.kill();
      await anotherLeads(stack, node);
      await pause(5_000);
      await node.restart();
    },
  },
  {
    name: 'postgres',
    what: 'PostgreSQL alone is killed on the primary',
    async strike(stack) {
      const node = await stack.cluster.find('leader');
      node.killPostgres();
      await anotherLeads(stack, node);
    },
  },
  {
    name: 'silent',
    what: 'the primary’s machine says nothing any more (SIGSTOP), and wakes up when another leads',
    async strike(stack) {
      const node = await stack.cluster.find('leader');
      node.freeze();
      try {
        await anotherLeads(stack, node);
        await pause(5_000);
      } finally {
        node.thaw();
      }
    },
  },
  {
    name: 'shop',
    what: 'a process of the shop is killed, and started after 5 s',
    async strike({ shops: [shop] }) {
      await shop?.running.kill();
      await pause(5_000);
      await shop?.start();
    },
  },
  {
    name: 'replica',
    what: 'the replica that commits wait for is cut off for 15 s',
    async strike({ cluster }) {
      const node = await cluster.find('sync_standby').catch(() => cluster.find('replica'));
      node.freeze();
      await pause(15_000);
      node.thaw();
    },
  },
  {
    name: 'etcd',
    what: 'etcd loses the one of three that leads, for 15 s',
    async strike({ cluster }) {
      const member = await cluster.etcd.leader();
      await member.program.kill();
      await pause(15_000);
      member.restart();
    },
  },
  {
    name: 'objects',
    what: 'the object store is away for 10 s',
    async strike({ objects }) {
      await objects.kill();
      await pause(10_000);
      objects.start();
    },
  },
  {
    name: 'rolling',
    what: 'rolling restart, process by process',
    async strike({ shops }) {
      for (const shop of shops) {
        await shop.running.stop();
        await shop.start();
        // The balancer sees that it is ready before the next one goes.
        await pause(2_000);
      }
    },
  },
  {
    name: 'switchover',
    what: 'switchover (patronictl)',
    async strike(stack) {
      const node = await stack.cluster.find('leader');
      await stack.cluster.switchOver(node);
      await anotherLeads(stack, node);
    },
  },
];

const anotherLeads = ({ cluster }: Stack, than: Node): Promise<void> =>
  eventually(
    'another node leads',
    async () => {
      const leader = (await cluster.members()).find(({ role }) => role === 'leader');
      return leader?.state === 'running' && leader.name !== than.name;
    },
    90,
  );
