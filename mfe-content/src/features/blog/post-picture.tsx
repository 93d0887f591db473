import { useState } from 'react';
import { useGetMediaQuery } from '@oracle-astra/shared/api';
import { SignConstellation } from '@oracle-astra/shared/art';
import { signs, type BlogEntry } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';

/** The featured image of a post, or a constellation if it is missing or fails to load. Its container sets the size. */
export function PostPicture({ post: { id, featured_media }, lazy }: { post: BlogEntry; lazy?: boolean }) {
  const { currentData: data, isFetching } = useGetMediaQuery(featured_media, { skip: featured_media <= 0 });
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (!data && isFetching) return null;
  if (!data || data.source_url === failedUrl) return <SignConstellation sign={signs[id % signs.length] ?? 'Aries'} />;
  return (
    <img
      src={data.source_url}
      alt={data.alt_text}
      lang={getTextLang(data.alt_text)}
      width="1200"
      height="630"
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      onError={() => setFailedUrl(data.source_url)}
    />
  );
}
