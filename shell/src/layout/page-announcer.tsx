import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@oracle-astra/shared/ui';

/** Says the title of a page once it has changed; it may come with the page's data. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let said = document.title;
    const watch = new MutationObserver(() => {
      if (document.title === said || document.title === '') return;
      said = document.title;
      setTitle(said);
    });
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, []);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
