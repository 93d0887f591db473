/** What search engines read of a page, by schema.org; `data` is one thing or several. */
export function JsonLd({ data }: { data: object }) {
  // A text must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
