import { Form } from 'react-router-dom';
import styled from 'styled-components';
import { Button, Icon } from '@oracle-astra/shared/ui';

const Pager = styled(Form)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
`;

interface PostsPagerProps {
  uid: string;
  page: number;
  pageCount: number;
}

/** Previous and next page of a user's posts, as a form that works without scripts. */
export function PostsPager({ uid, page, pageCount }: PostsPagerProps) {
  if (pageCount < 2) return null;
  return (
    <Pager method="get" action="/profile/activities" aria-label="Pages">
      <input type="hidden" name="uid" value={uid} />
      <Button variant="plain" small type="submit" name="page" value={page - 1} disabled={page <= 1}>
        <Icon name="left" size={20} />
        Previous
      </Button>
      <span className="small mute num">
        {page} of {pageCount}
      </span>
      <Button variant="plain" small type="submit" name="page" value={page + 1} disabled={page >= pageCount}>
        Next
        <Icon name="right" size={20} />
      </Button>
    </Pager>
  );
}
