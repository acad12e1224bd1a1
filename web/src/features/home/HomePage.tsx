import { Skeleton } from '@/components/ui/Skeleton';

export default function HomePage() {
  return <Skeleton height="12rem" />;
}
