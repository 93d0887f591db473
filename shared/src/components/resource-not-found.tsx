import { useId, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Container, PageMeta, StateArt } from '@oracle-astra/shared/ui';
import { BackLink } from './back-link';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  padding-block: var(--s-8) var(--s-16);
  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-16);
  }
`;

const Missing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  align-content: start;
  justify-items: start;
  > svg {
    margin-block: var(--s-2);
    color: var(--ink-2);
  }
  b {
    overflow-wrap: anywhere;
  }
`;

const Nearby = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
`;

interface ResourceNotFoundProps {
  documentTitle: string;
  description: string;
  title: string;
  lead: ReactNode;
  /** The target of the back link above the title. */
  backLink?: { to: string; label: string };
  /** What to do next, below the lead. */
  children?: ReactNode;
  /** The heading and the links of similar pages. */
  nearby: { title: string; content: ReactNode };
}

/** An address in readable form; one that cannot be decoded is returned unchanged. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The page for an address whose resource does not exist; it asks search engines not to index it. */
export function ResourceNotFound({ documentTitle, description, title, lead, backLink, children, nearby }: ResourceNotFoundProps) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const address = decodeAddress(useHref({ pathname, search }));
  const heading = useId();
  return (
    <Columns>
      <PageMeta title={documentTitle} description={description} />
      <meta name="robots" content="noindex" />
      <Missing>
        {backLink && <BackLink to={backLink.to}>{backLink.label}</BackLink>}
        <StateArt kind="nothing-found" />
        <h1>{title}</h1>
        <p className="mute read">{lead}</p>
        <p className="small mute">
          {t.rich('shared.missing.address', {
            address,
            strong: (content) => (
              <b translate="no" lang="">
                {content}
              </b>
            ),
          })}
        </p>
        {children}
      </Missing>
      <Nearby aria-labelledby={heading}>
        <h2 id={heading}>{nearby.title}</h2>
        {nearby.content}
      </Nearby>
    </Columns>
  );
}
