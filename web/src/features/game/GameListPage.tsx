import { Skeleton } from '@/components/ui/Skeleton';

export default function GameListPage() {
  return <Skeleton height="12rem" />;
}
