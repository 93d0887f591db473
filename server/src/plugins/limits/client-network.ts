import { isIPv4, isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** The prefix length of one customer's network. */
const customerBits = 64;

/**
 * The unit of limits by address: an IPv4 address, or the IPv6 network of a customer, who can use any address in it. Other
 * values are returned unchanged.
 */
export function toClientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  return address.isMapped4() ? address.to4().correctForm() : new Address6(`${ip}/${customerBits}`).startAddress().correctForm();
}

/** The prefix lengths of one site or neighbourhood. */
const siteBits = { ipv4: 24, ipv6: 48 };

/** The /24 of an IPv4 address or the /48 of an IPv6 one, whose other addresses are easy to get for the owner of one. */
export function toWideNetwork(ip: string): string {
  const client = toClientNetwork(ip);
  if (isIPv4(client)) return client.replace(/\d+$/, `0/${siteBits.ipv4}`);
  return isIPv6(client) ? new Address6(`${client}/${siteBits.ipv6}`).startAddress().correctForm() : client;
}
