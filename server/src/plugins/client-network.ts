import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** What providers give to one customer. */
const customerBits = 64;

/**
 * What every limit by address counts as one: an IPv4 address, and of IPv6 the network of a customer, who has as many
 * addresses within it as they like. Anything else is returned as it is.
 */
export function toClientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  return address.isMapped4() ? address.to4().correctForm() : new Address6(`${ip}/${customerBits}`).startAddress().correctForm();
}
