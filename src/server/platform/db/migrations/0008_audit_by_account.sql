ALTER TABLE "audit_log" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "target_id" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "once_key" text;--> statement-breakpoint
-- Entries named accounts; from here on they have their ids. Read from the newest to the oldest, renames and deletions tell who had
-- a name at the time of an entry. Whoever cannot be found any more gets a number of their own, which no account will ever have:
-- entries about the same former account stay together, and nothing in them says who it was.
DO $$
DECLARE
  entry record;
  -- The account that had a username at the time of the entry at hand.
  holders jsonb := (SELECT coalesce(jsonb_object_agg(username, id), '{}') FROM users);
  -- Former owners whose name somebody else has today.
  strangers jsonb := '{}';
  named text;
  target integer;
  actor integer;
  by_whom text;
BEGIN
  FOR entry IN SELECT * FROM audit_log ORDER BY id DESC LOOP
    -- What was changed together with the name was written after it, under the name from before.
    named := coalesce(
      (SELECT split_part(renaming.detail, ' → ', 2) FROM audit_log renaming
        WHERE renaming.action = 'renamed' AND renaming.id BETWEEN entry.id - 4 AND entry.id
          AND renaming.target_name = entry.target_name AND renaming.admin_name = entry.admin_name
          AND entry.created_at - renaming.created_at < interval '1 second'
        ORDER BY renaming.id DESC LIMIT 1),
      entry.target_name);
    target := CASE WHEN entry.action <> 'deleted' THEN holders ->> named END;
    -- An account cannot have been in the log before it was made.
    IF target IS NULL OR EXISTS (SELECT FROM users WHERE id = target AND created_at > entry.created_at) THEN
      target := nextval(pg_get_serial_sequence('users', 'id'));
    END IF;
    IF entry.action = 'renamed' THEN
      holders := holders - named;
      named := entry.target_name;
    END IF;
    holders := holders || jsonb_build_object(named, target);

    actor := entry.admin_id;
    by_whom := 'account';
    IF actor IS NULL AND entry.admin_name = 'command line' THEN
      by_whom := 'command-line';
    ELSIF actor IS NULL THEN
      actor := holders ->> entry.admin_name;
      IF actor IS NULL OR EXISTS (SELECT FROM users WHERE id = actor) THEN
        actor := coalesce((strangers ->> entry.admin_name)::integer, nextval(pg_get_serial_sequence('users', 'id')));
        strangers := strangers || jsonb_build_object(entry.admin_name, actor);
      END IF;
    END IF;
    IF entry.action = 'created admin' THEN
      holders := holders - entry.target_name;
    END IF;

    UPDATE audit_log SET
      kind = CASE entry.action
        WHEN 'created admin' THEN 'owner-created'
        WHEN 'renamed' THEN 'username-changed'
        WHEN 'changed shown name' THEN 'display-name-changed'
        WHEN 'changed year' THEN 'year-changed'
        WHEN 'switched on' THEN 'account-switched-on'
        WHEN 'switched off' THEN 'account-switched-off'
        WHEN 'made admin' THEN 'made-owner'
        WHEN 'made pupil' THEN 'made-pupil'
        WHEN 'reset password' THEN 'password-reset'
        WHEN 'changed own password' THEN 'own-password-changed'
        WHEN 'signed out everywhere' THEN 'sessions-ended'
        WHEN 'changed play settings' THEN 'play-settings-changed'
        WHEN 'deleted' THEN 'account-deleted'
        ELSE 'account-changed'
      END,
      actor_kind = by_whom,
      actor_id = actor,
      target_id = target,
      -- The details of somebody who is gone may have their names in them.
      detail = CASE WHEN EXISTS (SELECT FROM users WHERE id = target) THEN detail END
    WHERE id = entry.id;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_admin_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "admin_id";--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "admin_name";--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "action";--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "target_name";--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_once" UNIQUE("once_key");