import { Fragment, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { changes, isChanging } from './change-of-person';
import { PageLoading } from './page-loading';

/** The pages, made anew for each person: what one typed or was shown does not stay for the next. */
export function PagesOfPerson({ children }: { children: ReactNode }) {
  const person = useSelector(changes);
  const waiting = useSelector(isChanging);
  const [shown, setShown] = useState(person);
  useEffect(() => {
    // The router shows its pages by transitions: a page that comes back before those would be the one that is being left.
    if (!waiting) startTransition(() => setShown(person));
  }, [waiting, person]);
  return shown === person && !waiting ? <Fragment key={person}>{children}</Fragment> : <PageLoading />;
}
