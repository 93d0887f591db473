import styled from 'styled-components';
import { useListVideosQuery } from '@oracle-astra/shared/api';
import { Carousel } from '@oracle-astra/shared/carousel';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ErrorState, Icon, Container } from '@oracle-astra/shared/ui';
import { RuledSection } from './ruled-section.styles';
import { SkyCrop } from './sky/sky';
import { parseVideos } from './videos';
import { VlogSkeleton } from './vlog-skeleton';
import { VlogThumbnail } from './vlog-thumbnail.styles';

const Card = styled.a`
  display: grid;
  gap: var(--s-2);
  color: inherit;
  text-decoration: none;
  &:hover .small {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const Play = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 3.5rem;
  height: 3.5rem;
  display: grid;
  place-items: center;
  border-radius: var(--r-round);
  background: var(--on-night);
  color: var(--night);
`;

// View boxes: each video shows another part of the drawing.
const crops = ['0 60 320 180', '240 300 320 180', '120 190 320 180', '230 40 320 180', '20 330 320 180'];
const perView = { base: 1, s: 2, m: 3 };

/** Links to videos on YouTube, which open in a new tab. Nothing is loaded from YouTube here. */
export function Vlogs() {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useListVideosQuery();
  const videos = parseVideos(data?.videos ?? []);
  if (data && videos.length === 0) return null;
  return (
    <RuledSection aria-label={t('content.vlogs.title')}>
      <Container>
        {!data && <h2>{t('content.vlogs.title')}</h2>}
        {!data && isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !isError && <VlogSkeleton />}
        {data && (
          <Carousel label={t('content.vlogs.title')} title={t('content.vlogs.title')} itemName={t('content.vlogs.item')} perView={perView}>
            {videos.map(({ id, title, url }, index) => (
              <Card key={id} href={url} target="_blank" rel="noopener noreferrer">
                <VlogThumbnail>
                  <SkyCrop viewBox={crops[index % crops.length] ?? '0 0 320 180'} />
                  <Play>
                    <Icon name="play" />
                  </Play>
                </VlogThumbnail>
                <span className="small" lang={getTextLang(title)}>
                  {title}
                </span>
                <span className="tiny mute">{t('content.vlogs.opens')}</span>
              </Card>
            ))}
          </Carousel>
        )}
      </Container>
    </RuledSection>
  );
}
