ALTER TABLE "game_records" ADD COLUMN "rushed_rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "game_records" r SET "rushed_rounds" = (
  SELECT count(*) FROM "game_history" h
  WHERE h."user_id" = r."user_id" AND h."game_id" = r."game_id" AND h."verified" AND h."rushed"
);
