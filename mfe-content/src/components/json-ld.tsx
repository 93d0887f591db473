/** Structured data of schema.org for search engines; `data` is one item or several. */
export function JsonLd({ data }: { data: object }) {
  // A text must not end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // Replaced and not changed, because browsers with Trusted Types report a changed script.
  // eslint-disable-next-line astra/no-script-sinks -- JSON without elements
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
