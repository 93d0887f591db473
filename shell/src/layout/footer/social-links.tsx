import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Icon, useSiteDetails } from '@oracle-astra/shared/ui';

const Row = styled.div`
  display: flex;
  margin-left: calc(var(--s-3) * -1);
  > * {
    display: grid;
    place-items: center;
    width: var(--tap);
    height: var(--tap);
  }
  > a {
    border-radius: var(--r-m);
  }
  > a:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
`;

/** Links to social profiles, if the owner has any. There is no Twitter profile, so its icon has no link. */
export function SocialLinks() {
  const t = useTranslations();
  const { facebook, instagram } = useSiteDetails();
  if (facebook === null && instagram === null) return null;
  return (
    <Row>
      {facebook !== null && (
        <a href={facebook} aria-label={t('shell.footer.facebook')}>
          <Icon name="facebook" />
        </a>
      )}
      {instagram !== null && (
        <a href={instagram} aria-label={t('shell.footer.instagram')}>
          <Icon name="instagram" />
        </a>
      )}
      <span className="mute">
        <svg
          role="img"
          aria-label={t('shell.footer.twitter')}
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        >
          <path d="M21 6.4c-.7.3-1.3.5-2.1.6a3.6 3.6 0 0 0-6.2 3.3C9.6 10.1 6.9 8.7 5 6.4c-1 1.7-.4 3.8 1.2 4.8-.6 0-1.2-.2-1.7-.5 0 1.8 1.3 3.3 3 3.7-.5.1-1.1.2-1.7.1.5 1.4 1.8 2.4 3.4 2.5A7.4 7.4 0 0 1 4 18.5c6.2 3.4 14.7.4 14.8-9.1.9-.7 1.7-1.7 2.2-3z" />
        </svg>
      </span>
    </Row>
  );
}
