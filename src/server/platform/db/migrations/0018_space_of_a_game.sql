DROP INDEX "game_history_created";--> statement-breakpoint
ALTER TABLE "dealt_items" ALTER COLUMN "item_ids" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "dealt_items" ADD COLUMN "packed_ids" "bytea";--> statement-breakpoint
CREATE INDEX "game_history_hour" ON "game_history" USING btree (date_trunc('hour', "created_at" at time zone 'UTC'));