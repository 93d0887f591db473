import styled from 'styled-components';
import { Prose } from '@oracle-astra/shared/components';
import { useLocale } from '@oracle-astra/shared/i18n';
import { localizeLinks } from './localize-links';

// The HTML of Hindi posts has a wrapper element, whose children need the same spacing.
const Column = styled(Prose)`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  > p:first-child {
    font-size: var(--t-l);
    line-height: var(--l-l);
  }
  /* A figure is 640 units wide; on a phone it uses the full width, so that its text is readable. */
  @media (max-width: 767px) {
    figure img {
      width: calc(100% + 2 * var(--s-4));
      max-width: none;
      margin-inline: calc(var(--s-4) * -1);
      border-radius: 0;
    }
  }
`;

/** The text of a post; `html` must be sanitized. */
export function PostBody({ html }: { html: string }) {
  const locale = useLocale();
  // eslint-disable-next-line astra/no-script-sinks -- the server cleaned the post, and the policy checks it at its address
  return <Column dangerouslySetInnerHTML={{ __html: localizeLinks(html, locale) }} />;
}
