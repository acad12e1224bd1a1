import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { paths } from '@/paths';
import { BlockListSheet } from '@/features/person';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Copy from '~icons/lucide/copy';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from './accountStore';
import { AvatarPicker } from './avatar/AvatarPicker';
import { ProfileRow, ProfileRowButton, ProfileRowLink } from './center/ProfileRow';
import styles from './center/ProfileRow.module.css';
import { SEXES } from './center/sexes';
import { AgeSheet, NameSheet, RealNameSheet, SexSheet, SignatureSheet } from './center/ProfileSheets';
import { useMissingDetails, type MissingDetails } from './onboarding/useMissingDetails';
import { SignOutRow } from './profile/SignOutRow';
import { useStatus } from './useStatus';
import page from './UserPage.module.css';

/**
 * The personal centre shows and edits the player's details. The address names the detail that is being
 * edited.
 */
export default function UserPage() {
  const account = useAccount();
  const status = useStatus();
  const needs = useMissingDetails();
  const [query, setQuery] = useSearchParams();
  const edit = (what: string) => () => setQuery({ edit: what }, { replace: true });
  const close = () => setQuery({}, { replace: true });
  const mine = {
    name: status?.name ?? account.name,
    sex: status?.sex ?? account.sex,
    age: status?.age ?? account.age,
    signature: status?.signature ?? '',
    inviteCode: status?.inviteCode,
  };
  const copyInvite = async () => {
    if (mine.inviteCode && (await copyText(mine.inviteCode))) toast.success(t('复制成功'));
  };
  return (
    <div className={cx('stack', page.page)}>
      <section className={page.portrait}>
        <AvatarPicker url={status?.avatar ?? account.avatar ?? null} frame={status?.frame} name={mine.name} />
        <strong>{mine.name}</strong>
        <p>{mine.signature || t('还没有写签名')}</p>
      </section>
      <section className={styles.rows} aria-label={t('个人资料')}>
        <ProfileRowButton name={t('昵称')} value={mine.name} onClick={edit('name')} />
        <ProfileRowButton name={t('性别')} value={SEXES[mine.sex] ?? SEXES[0]} onClick={edit('sex')} />
        <ProfileRowButton
          name={t('年龄')}
          value={mine.age > 0 ? String(mine.age) : t('保密')}
          onClick={edit('age')}
        />
        <ProfileRowButton
          name={t('签名')}
          value={mine.signature || t('写一句吧')}
          onClick={edit('signature')}
        />
        {account.loginName && <ProfileRow name={t('账号')} value={account.loginName} />}
        <ProfileRow
          name={t('邀请码')}
          value={
            mine.inviteCode ? (
              <button type="button" className={styles.copy} onClick={() => void copyInvite()}>
                {mine.inviteCode}
                <Copy aria-label={t('复制')} />
              </button>
            ) : (
              '–'
            )
          }
        />
      </section>
      <nav className={styles.rows} aria-label={t('账号安全')}>
        <ProfileRowLink name={t('手机号')} to={paths.bindPhone} value={status?.phone ?? t('去绑定')} />
        <ProfileRowLink
          name={t('登录密码')}
          to={paths.resetPwd}
          value={status?.hasPassword === false ? t('去设置') : t('修改')}
        />
        {needs.realName && (
          <ProfileRowButton name={t('真实姓名')} value={t('去填写')} onClick={edit('realName')} />
        )}
        <ProfileRowLink name={t('登录设备')} to={paths.devices} />
        <ProfileRowButton name={t('黑名单')} value="" onClick={edit('blocks')} />
      </nav>
      <SignOutRow />
      <Sheet edit={edits(query.get('edit'), needs)} mine={mine} onClose={close} />
    </div>
  );
}

/** An address must not open the editor of a detail that the portal does not ask for. */
function edits(what: string | null, needs: MissingDetails): string | null {
  return what === 'realName' && !needs.realName ? null : what;
}

interface SheetProps {
  edit: string | null;
  mine: { name: string; sex: number; age: number; signature: string };
  onClose: () => void;
}

function Sheet({ edit, mine, onClose }: SheetProps) {
  switch (edit) {
    case 'name':
      return <NameSheet value={mine.name} onClose={onClose} />;
    case 'sex':
      return <SexSheet value={String(mine.sex)} onClose={onClose} />;
    case 'age':
      return <AgeSheet value={String(mine.age)} onClose={onClose} />;
    case 'signature':
      return <SignatureSheet value={mine.signature} onClose={onClose} />;
    case 'realName':
      return <RealNameSheet onClose={onClose} />;
    case 'blocks':
      return (
        <Suspense>
          <BlockListSheet onClose={onClose} />
        </Suspense>
      );
    default:
      return null;
  }
}
