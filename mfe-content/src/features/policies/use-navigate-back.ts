import { useLocation, useNavigate } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';

/** Returns a function that goes to the previous page, or to the home page if the site was entered here. */
export function useNavigateBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate(siteRoutes.home) : navigate(-1));
}
