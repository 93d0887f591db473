import { useSelector } from 'react-redux';
import { usePersonalDispatch } from '../session';
import type { AppDispatch, AppState } from './store';

export const useAppDispatch = () => usePersonalDispatch<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
