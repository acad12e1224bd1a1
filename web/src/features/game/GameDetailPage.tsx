import { Skeleton } from '@/components/ui/Skeleton';

export default function GameDetailPage() {
  return <Skeleton height="12rem" />;
}
