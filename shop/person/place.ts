import { networkOf, widerNetworkOf } from './networks.ts';

/**
 * Where somebody is, as every limit counts it: the address, and looser the network around it, which one customer of a provider
 * can have whole. Who somebody is, is their mailbox (./mailbox.ts). There is no other spelling of either.
 */
export interface Place {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  address: string;
  /** The /24 or the /48 around it. */
  network: string;
}

/** The place of an address, however it is written. */
export function placeOf(written: string): Place {
  const address = networkOf(written);
  return { address, network: widerNetworkOf(address) };
}
