import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@oracle-astra/shared/ui';

/** Announces the page's title to screen readers when it changes, even if that happens late with its data. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let announced = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === announced || document.title === '') return;
      announced = document.title;
      setTitle(announced);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
