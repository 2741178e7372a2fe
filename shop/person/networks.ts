import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What limits count as one place: an IPv4 address however it is written (with a port, within IPv6), or the /64 of an
 * IPv6 one, because whoever has one IPv6 address has the 2^64 of its network. What is neither as it is.
 */
export function networkOf(written: string): string {
  const address = bare(written);
  if (isIPv4(address)) return address;
  if (!isIP(address)) return written;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : cut(parsed.toString(), 64);
}

/** The /24 around an IPv4 address, or the /48 around a /64, from what `networkOf` answers. */
export function widerNetworkOf(network: string): string {
  const address = network.replace('/64', '');
  return isIP(address) ? cut(address, isIPv4(address) ? 24 : 48) : network;
}

/** Whether an address is of this machine alone: 127.0.0.0/8 or ::1, however it is written. */
export function isLoopbackAddress(written: string): boolean {
  const address = bare(written);
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/** Without brackets, zone and port, and an IPv4 address without what is before it within IPv6. */
const bare = (written: string): string =>
  written
    .replace(/^\[|\](:\d+)?$|%.*$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^([\d.]+):\d+$/, '$1');

function cut(address: string, bits: number): string {
  const family = isIPv4(address) ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
