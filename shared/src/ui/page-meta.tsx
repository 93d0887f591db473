/** Title, description and canonical path of a page; React puts them into the head. */
export function PageMeta({ title, description, canonical }: { title: string; description: string; canonical?: string }) {
  return (
    <>
      <title>{`${title} | Oracle & Astra`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
    </>
  );
}
