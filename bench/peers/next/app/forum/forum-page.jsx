'use client';
import Link from 'next/link';
import { Forum } from '../page-parts';

export const ForumPage = (props) => <Forum {...props} Link={Link} />;
