import { useLocation, useNavigate } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';

/** Goes to the page that was open before, or home where this one was opened first. */
export function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate(siteRoutes.home) : navigate(-1));
}
