import { isIPv4, isIPv6 } from 'node:net';
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

/** What providers give to one site or neighbourhood. */
const siteBits = { ipv4: 24, ipv6: 48 };

/** The /24 of an IPv4 address or the /48 of an IPv6 one: whoever has one address of it easily has the others. */
export function toWideNetwork(ip: string): string {
  const client = toClientNetwork(ip);
  if (isIPv4(client)) return client.replace(/\d+$/, `0/${siteBits.ipv4}`);
  return isIPv6(client) ? new Address6(`${client}/${siteBits.ipv6}`).startAddress().correctForm() : client;
}
