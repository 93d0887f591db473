const named: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”',
};

/** The words of a rendered title or excerpt: without its tags, its entities as the characters they stand for. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(#x?[\da-f]+|\w+);/gi, decoded).replace(/\s+/g, ' ').trim();
}

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity;
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
