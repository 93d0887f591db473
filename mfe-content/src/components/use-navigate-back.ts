import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';

/** Returns a function that goes back to the previous page, or to the home page if the site was entered here. */
export function useNavigateBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  // Going back takes a moment, and a second press would go back one page further.
  const left = useRef('');
  return () => {
    if (left.current === key) return;
    left.current = key;
    void (key === 'default' ? navigate(siteRoutes.home, { replace: true }) : navigate(-1));
  };
}
