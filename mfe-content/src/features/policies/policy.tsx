import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Prose } from '@oracle-astra/shared/components';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { ReadingColumns } from '../../components/reading-columns.styles';
import { TableOfContents } from '../../components/table-of-contents';
import { BackButtonPlain, BackButton } from './back-button';
import { PolicySummary } from './policy-summary';

export interface PolicySection {
  id: string;
  title: string;
  body: ReactNode;
}

export interface PolicyContent {
  title: string;
  /** The meta description. */
  description: string;
  path: string;
  /** The line under the title, such as the effective date. */
  remark: string;
  /** The facts that most readers look for. */
  summary: readonly { term: string; value: ReactNode }[];
  sections: readonly PolicySection[];
}

const Header = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  padding-top: var(--s-8);
`;

/** A policy page: title, table of contents, summary and sections. */
export function Policy({ content: { title, description, path, remark, summary, sections } }: { content: PolicyContent }) {
  return (
    <>
      <PageMeta title={title} description={description} canonical={path} />
      <Container>
        <Header>
          <BackButtonPlain />
          <h1>{title}</h1>
          <p className="small mute">{remark}</p>
        </Header>
      </Container>
      <ReadingColumns>
        <TableOfContents
          title="Contents"
          label={`Contents: ${title}`}
          entries={sections.map((section) => ({ id: section.id, text: section.title }))}
        />
        <Prose>
          <PolicySummary rows={summary} />
          {sections.map((section) => (
            <SectionContent key={section.id} {...section} />
          ))}
          <div>
            <BackButton />
          </div>
        </Prose>
      </ReadingColumns>
    </>
  );
}

function SectionContent({ id, title, body }: PolicySection) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {body}
    </>
  );
}
