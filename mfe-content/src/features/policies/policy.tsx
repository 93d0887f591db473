import { Fragment } from 'react';
import styled from 'styled-components';
import { Prose } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { ReadingColumns, ReadingSide } from '../../components/reading-columns.styles';
import { TableOfContents } from '../../components/table-of-contents';
import { BackButtonPlain, BackButton } from './back-button';
import { CourtesyNotice } from './courtesy-notice';
import { PolicyBody } from './policy-body';
import { renderPolicyText, type PolicyContent } from './policy-content';
import { PolicySummary } from './policy-summary';

const Header = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  padding-top: var(--s-8);
`;

/** A policy page: title, table of contents, summary and sections. */
export function Policy({ content: { title, description, path, remark, isLegal, summary, sections } }: { content: PolicyContent }) {
  const t = useTranslations();
  const name = t(title);
  return (
    <>
      <PageMeta title={name} description={t(description)} canonical={path} />
      <Container>
        <Header>
          <BackButtonPlain />
          <h1>{name}</h1>
          <p className="small mute">{renderPolicyText(remark, t)}</p>
          {isLegal && <CourtesyNotice path={path} />}
        </Header>
      </Container>
      <ReadingColumns>
        <TableOfContents
          title={t('content.policies.contents')}
          label={t('content.policies.contentsLabel', { title: name })}
          entries={sections.map((section) => ({ id: section.id, text: t(section.title) }))}
        />
        <ReadingSide>
          <PolicySummary rows={summary} />
        </ReadingSide>
        <Prose>
          {sections.map(({ id, title: sectionTitle, body }) => (
            <Fragment key={id}>
              <h2 id={id}>{t(sectionTitle)}</h2>
              <PolicyBody blocks={body} />
            </Fragment>
          ))}
          <div>
            <BackButton />
          </div>
        </Prose>
      </ReadingColumns>
    </>
  );
}
