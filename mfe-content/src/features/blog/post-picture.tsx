import { useState } from 'react';
import { useGetMediaQuery } from '@oracle-astra/shared/api';
import { SignConstellation } from '@oracle-astra/shared/art';
import { signs, type BlogEntry } from '@oracle-astra/shared/contract';

/** The featured picture of a post; a constellation where it has none or it does not load. It fills the plate around it. */
export function PostPicture({ post: { id, featured_media }, lazy }: { post: BlogEntry; lazy?: boolean }) {
  const { data, isLoading } = useGetMediaQuery(featured_media, { skip: featured_media <= 0 });
  const [broken, setBroken] = useState<string | null>(null);
  if (isLoading) return null;
  if (!data || data.source_url === broken) return <SignConstellation sign={signs[id % signs.length] ?? 'Aries'} />;
  return (
    <img
      src={data.source_url}
      alt={data.alt_text}
      width="1200"
      height="630"
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      onError={() => setBroken(data.source_url)}
    />
  );
}
