import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { changes, isChanging } from './change-of-person';
import { PageLoading } from './page-loading';

/** The pages, made anew for each person: what one typed or was shown does not stay for the next. */
export function PagesOfPerson({ children }: { children: ReactNode }) {
  const person = useSelector(changes);
  const waiting = useSelector(isChanging);
  return waiting ? <PageLoading /> : <Fragment key={person}>{children}</Fragment>;
}
