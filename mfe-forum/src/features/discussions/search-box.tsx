import { useId, type FormEvent } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { Input } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Icon, VisuallyHidden } from '@oracle-astra/shared/ui';

const Box = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--s-12);
  input {
    border-right: 0;
    border-radius: var(--r-m) 0 0 var(--r-m);
  }
  button {
    display: grid;
    place-items: center;
    border: 1px solid var(--control);
    border-radius: 0 var(--r-m) var(--r-m) 0;
    background: var(--paper-raised);
    cursor: pointer;
    transition: background var(--quick);
  }
  button:hover {
    background: var(--paper-sunk);
  }
`;

/** The search form of the discussions; it also works without scripts. Submitting it empty clears the search. */
export function SearchBox({ query = '' }: { query?: string }) {
  const t = useTranslations();
  const field = useId();
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    void navigate(siteRoutes.forum({ page: '1', query: typed || undefined }));
  }

  return (
    <Box role="search" method="get" action="/forum" onSubmit={search}>
      <VisuallyHidden as="label" htmlFor={field}>
        {t('forum.search.label')}
      </VisuallyHidden>
      <Input
        key={query}
        id={field}
        type="search"
        name="query"
        defaultValue={query}
        placeholder={t('forum.search.label')}
        maxLength={200}
        enterKeyHint="search"
      />
      <button type="submit" aria-label={t('forum.search.submit')}>
        <Icon name="search" size={20} />
      </button>
    </Box>
  );
}
