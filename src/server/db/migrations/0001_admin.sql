CREATE TABLE "installation_notes" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "game_history_created" ON "game_history" USING btree ("created_at","user_id");