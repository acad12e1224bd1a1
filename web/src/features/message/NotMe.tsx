import { ApiError, CODE, errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { endLogin } from './api';
import styles from './NotMe.module.css';

/** One tap ends the login that a message reports. Then the player is offered to change the password, which somebody else may know. */
export function NotMe({ loginId, onClose }: { loginId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [result, setResult] = useState<string | null>(null);
  const end = useWrite({
    mutationFn: () => endLogin(loginId),
    onSuccess: () => setResult(t('已让它退出登录。密码可能被别人知道了，改一个吧。')),
    onError: (error) => {
      if (error instanceof ApiError && error.code === CODE.gone)
        setResult(t('这次登录已经结束了。密码可能被别人知道了，改一个吧。'));
      else toast.error(errorText(error));
    },
  });
  const changePassword = () => {
    onClose();
    void navigate(paths.resetPwd);
  };
  return (
    <div className={styles.offer}>
      <p role="status">{result}</p>
      {result ? (
        <Button size="large" block onClick={changePassword}>
          {t('修改密码')}
        </Button>
      ) : (
        <Button size="large" block busy={end.isPending} onClick={() => end.mutate()}>
          {t('这不是我')}
        </Button>
      )}
    </div>
  );
}
