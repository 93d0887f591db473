import { useId, type ReactNode } from 'react';
import { SideTitle } from './titles.styles';

/** A titled part of a page about the account. */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="stack-2" id={id} aria-labelledby={heading}>
      <SideTitle id={heading}>{title}</SideTitle>
      {children}
    </section>
  );
}
